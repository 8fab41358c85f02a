curl --fail-with-body --request DELETE "https://api.avaturn.me/api/v1/users/$USER_ID" \
  --header "Authorization: Bearer $AVATURN_TOKEN"
