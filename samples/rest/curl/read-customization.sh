curl --fail-with-body --silent --show-error \
  https://api.avaturn.me/api/v1/avatars/3f0c1d9e-8b52-4a67-9d1e-5c2f7a406b18/customization \
  --header "Authorization: Bearer $AVATURN_TOKEN" > customization.json
