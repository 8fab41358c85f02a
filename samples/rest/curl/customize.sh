curl --fail-with-body --request PUT \
  "https://api.avaturn.me/api/v1/avatars/$AVATAR_ID/customization" \
  --header "Authorization: Bearer $AVATURN_TOKEN" \
  --header "Content-Type: application/json" \
  --data @customization.json
