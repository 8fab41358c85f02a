AVATAR_ID=3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18

curl --fail-with-body --request PUT \
  "${AVATURN_API_URL:-https://api.avaturn.me}/api/v1/avatars/$AVATAR_ID/customization" \
  --header "Authorization: Bearer $AVATURN_API_TOKEN" \
  --header "Content-Type: application/json" \
  --data @customization.json --write-out '\n'
